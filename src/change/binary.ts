/**
 * Which file is really binary. A NUL byte, an attribute or a second encoding must not hide source text from a
 * reviewer, so only known formats, and content that is no text in any reading, are left out as binary.
 */

const BINARY_FORMATS: ReadonlySet<string> = new Set(
  'png jpg jpeg gif webp avif ico bmp tif tiff heic psd pdf zip gz tgz bz2 xz zst 7z rar jar war whl egg nupkg woff woff2 ttf otf eot mp3 mp4 m4a mov avi mkv webm ogg wav flac class pyc pyo o a so dylib dll exe lib wasm bin dat db sqlite sqlite3 parquet avro onnx pt npy npz pkl docx xlsx pptx odt ods keystore jks p12 pfx der'.split(
    ' ',
  ),
);
const SOURCE_FORMATS: ReadonlySet<string> = new Set(
  'js jsx mjs cjs ts tsx mts cts vue svelte py pyi rb go rs java kt kts scala c cc cpp cxx h hpp cs fs vb php swift m mm dart lua pl pm r jl ex exs erl hs clj sh bash zsh fish ps1 psm1 bat cmd sql html htm css scss less xml svg yml yaml json json5 toml ini cfg conf env md mdx rst txt tf hcl proto graphql gradle groovy cmake mk dockerfile'.split(
    ' ',
  ),
);
/** Share of characters that are no text above which content is taken for data. */
const DATA_SHARE = 0.1;
const SAMPLE = 64_000;

function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : name;
}

/** A format whose content nobody reads as text. */
export function isBinaryFormat(path: string): boolean {
  return BINARY_FORMATS.has(extensionOf(path));
}

/** A file that people read; calling it binary would hide it. */
export function isSourceFormat(path: string): boolean {
  return SOURCE_FORMATS.has(extensionOf(path));
}

/** True where `text`, as decoded, is data: many bytes that are no UTF-8. Control characters and NUL are no sign. */
export function looksLikeData(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  let odd = 0;
  for (let at = sample.indexOf('\ufffd'); at >= 0; at = sample.indexOf('\ufffd', at + 1)) odd += 1;
  return odd > sample.length * DATA_SHARE;
}
