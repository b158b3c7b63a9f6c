/**
 * Token estimates. No exact counter fits every vendor and each costs start-up time, so text is estimated high:
 * bytes ÷ 2.4, or ÷ 1.4 for lines that look like base64 or hex (TOOLCHAIN.md), and settled by the reply's usage.
 */
const BYTES_PER_TOKEN = 2.4;
const BYTES_PER_DENSE_TOKEN = 1.4;
const DENSE_LINE = /^[+\- ]?[A-Za-z0-9+/=_-]{60,}$/;

/** Upper estimate of the tokens of `text`. */
export function estimateTokens(text: string): number {
  let plain = 0;
  let dense = 0;
  for (const line of text.split('\n')) {
    const bytes = Buffer.byteLength(line) + 1;
    if (line.length >= 60 && DENSE_LINE.test(line)) dense += bytes;
    else plain += bytes;
  }
  return Math.ceil(plain / BYTES_PER_TOKEN + dense / BYTES_PER_DENSE_TOKEN);
}
