/** A stand-in for the runner's artifact service: the Twirp calls and the blob store behind the signed address. */
import { type LoopbackServer, sendJson, startServer } from './http-server.ts';

export interface ArtifactServer extends LoopbackServer {
  environment: Record<string, string>;
  /** Uploaded zip files by artifact name. */
  uploads: Map<string, Buffer>;
}

/** `refuse` answers CreateArtifact with this status. */
export async function startArtifactServer(refuse?: number): Promise<ArtifactServer> {
  const uploads = new Map<string, Buffer>();
  const server = await startServer((request, response) => {
    if (request.path.endsWith('/CreateArtifact')) {
      if (refuse !== undefined)
        return sendJson(response, refuse, { code: 'refused', msg: 'scripted refusal' });
      const { name } = JSON.parse(request.body) as { name: string };
      return sendJson(response, 200, {
        ok: true,
        signed_upload_url: `${server.url}/blob/${encodeURIComponent(name)}?sig=test`,
      });
    }
    if (request.path.endsWith('/FinalizeArtifact'))
      return sendJson(response, 200, { ok: true, artifact_id: '4242' });
    if (request.method === 'PUT' && request.path.startsWith('/blob/')) {
      const name = decodeURIComponent(request.path.slice('/blob/'.length));
      if (request.query.get('comp') !== 'blocklist') uploads.set(name, Buffer.from(request.body));
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
