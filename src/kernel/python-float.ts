/** Floats as Python holds and prints them, where JavaScript knows one kind of number. */

/** A number that Python holds as a float; printed with its point or exponent. */
export class PythonFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** `repr` of a finite float: the shortest digits, an exponent below 1e-4 and from 1e16 on. @throws TypeError. */
export function pythonFloat(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError('NaN and infinity have no form here');
  if (Object.is(value, -0)) return '-0.0';
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  const power = Number(exponent);
  if (value !== 0 && (power < -4 || power >= 16)) {
    const digits = String(Math.abs(power)).padStart(2, '0');
    return `${mantissa}e${power < 0 ? '-' : '+'}${digits}`;
  }
  if (Number.isInteger(value)) return `${BigInt(value)}.0`;
  // JavaScript turns to an exponent only below 1e-6, Python below 1e-4: what is left prints alike.
  return String(value);
}
