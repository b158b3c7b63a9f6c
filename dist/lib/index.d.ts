export * from './types/entry/lib.js';
