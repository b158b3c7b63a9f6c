/** What a repository is made of, as far as dimensions ask (spec quality-gates g): read from its manifests. */
import { isJsonObject } from '../kernel/json.ts';

export interface RepositoryFacts {
  readonly react: boolean;
  readonly tsconfigAtRoot: boolean;
  /** Services of the largest compose file. */
  readonly services: number;
  /** Kinds of platform that it holds, in words. */
  readonly platforms: readonly string[];
}

export const NO_FACTS: RepositoryFacts = { react: false, tsconfigAtRoot: false, services: 0, platforms: [] };

const COMPOSE = [
  'docker-compose.yml',
  'docker-compose.yaml',
  'docker-compose.dev.yml',
  'compose.yml',
  'compose.yaml',
];
const MANIFESTS = [
  'requirements.txt',
  'pyproject.toml',
  'Pipfile',
  'Gemfile',
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'go.mod',
  'Cargo.toml',
  'composer.json',
  'pubspec.yaml',
];
const FRONTEND = ['react', 'vue', 'svelte', '@angular/core', 'next', 'nuxt', 'solid-js', 'preact', 'lit'];
const BACKEND = ['express', 'fastify', 'koa', '@nestjs/core', 'hono', '@hapi/hapi', 'restify'];
const BACKEND_TEXT =
  /\b(?:django|flask|fastapi|starlette|rails|sinatra|spring-boot|gin-gonic\/gin|labstack\/echo|gofiber\/fiber|actix-web|axum|laravel\/framework|symfony\/framework-bundle)\b/i;
const DESKTOP = ['electron', '@tauri-apps/api', '@tauri-apps/cli'];
const MOBILE = ['react-native', 'expo', '@capacitor/core', '@ionic/core'];
const API_FOLDER = /(?:^|\/)(?:api|routes|controllers|handlers|endpoints)\//;
/** Manifests above changed files that are looked at. */
const MOST_MANIFESTS = 24;

/** `read` gives a file's text, of the base or the head; undefined where there is none. `changed` are paths of the change. */
export async function factsOf(
  read: (path: string) => Promise<string | undefined>,
  changed: readonly string[],
): Promise<RepositoryFacts> {
  const folders = [...new Set(['', ...changed.flatMap(foldersAbove)])].slice(0, MOST_MANIFESTS);
  const [packages, composes, manifests, tsconfig] = await Promise.all([
    Promise.all(folders.map((folder) => read(`${folder}package.json`))),
    Promise.all(COMPOSE.map(read)),
    Promise.all(MANIFESTS.map(read)),
    read('tsconfig.json'),
  ]);
  const dependencies = new Set(packages.flatMap(dependenciesOf));
  const services = Math.max(0, ...(await Promise.all(composes.map(servicesOf))));
  const uses = (names: readonly string[]): boolean => names.some((name) => dependencies.has(name));
  const text = manifests.filter((one) => one !== undefined).join('\n');
  const platforms: readonly (readonly [string, boolean])[] = [
    ['a frontend framework', uses(FRONTEND)],
    ['a backend framework', uses(BACKEND) || BACKEND_TEXT.test(text)],
    ['API routes', changed.some((path) => API_FOLDER.test(path))],
    ['several services', services >= 2],
    ['a desktop shell', uses(DESKTOP)],
    ['a mobile app', uses(MOBILE) || /^\s*flutter\s*:/m.test(text)],
  ];
  return {
    react: uses(['react', 'preact', 'next']),
    tsconfigAtRoot: tsconfig !== undefined,
    services,
    platforms: platforms.flatMap(([name, there]) => (there ? [name] : [])),
  };
}

/** `a/b/` and `a/` of `a/b/c.ts`. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`).reverse();
}

function dependenciesOf(text: string | undefined): string[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!isJsonObject(value)) return [];
    return ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((key) =>
      isJsonObject(value[key]) ? Object.keys(value[key]) : [],
    );
  } catch {
    return [];
  }
}

/** A compose file with one service is one service. */
async function servicesOf(text: string | undefined): Promise<number> {
  if (text === undefined) return 0;
  const { load } = await import('js-yaml');
  try {
    const value: unknown = load(text);
    return isJsonObject(value) && isJsonObject(value['services']) ? Object.keys(value['services']).length : 0;
  } catch {
    return 0;
  }
}
