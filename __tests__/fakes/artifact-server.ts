/** A stand-in for the runner's artifact service: the Twirp calls and the blob store behind the signed address. */
import { inflateRawSync } from 'node:zlib';
import { type LoopbackServer, sendJson, startServer } from './http-server.ts';

export interface ArtifactServer extends LoopbackServer {
  environment: Record<string, string>;
  /** Uploaded zip files by artifact name. */
  uploads: Map<string, Buffer>;
}

/** The files of a zip, by their path in it. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const path = zip.toString('utf8', at + 46, at + 46 + name);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    files.set(path, method === 8 ? inflateRawSync(packed) : packed);
    at += 46 + name + extra + comment;
  }
  return files;
}

/** `refuse` answers CreateArtifact with this status; `taken` are names of artifacts that the run already has. */
export async function startArtifactServer(
  refuse?: number,
  taken: readonly string[] = [],
): Promise<ArtifactServer> {
  const uploads = new Map<string, Buffer>();
  const server = await startServer((request, response) => {
    if (request.path.endsWith('/CreateArtifact')) {
      if (refuse !== undefined)
        return sendJson(response, refuse, { code: 'refused', msg: 'scripted refusal' });
      const { name } = JSON.parse(request.body) as { name: string };
      if (uploads.has(name) || taken.includes(name))
        return sendJson(response, 409, {
          code: 'already_exists',
          msg: 'an artifact with this name already exists on the workflow run',
        });
      return sendJson(response, 200, {
        ok: true,
        signed_upload_url: `${server.url}/blob/${encodeURIComponent(name)}?sig=test`,
      });
    }
    if (request.path.endsWith('/FinalizeArtifact'))
      return sendJson(response, 200, { ok: true, artifact_id: '4242' });
    if (request.method === 'PUT' && request.path.startsWith('/blob/')) {
      const name = decodeURIComponent(request.path.slice('/blob/'.length));
      if (request.query.get('comp') !== 'blocklist')
        uploads.set(name, Buffer.concat([uploads.get(name) ?? Buffer.alloc(0), request.bytes]));
      response.writeHead(201, {
        etag: '"0x1"',
        'x-ms-request-id': '1',
        'x-ms-version': '2021-12-02',
        'x-ms-request-server-encrypted': 'true',
      });
      response.end();
      return;
    }
    response.writeHead(404).end();
  });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run-id:job-id' })}.signature`;
  return {
    ...server,
    uploads,
    environment: { ACTIONS_RESULTS_URL: `${server.url}/`, ACTIONS_RUNTIME_TOKEN: token },
  };
}
