import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';

const GENERIC = 0x01; // commitment type
const LAYER = 0x7d; // byte of this DA layer
const LENGTH = 2 + 8 + 32; // type and layer, height, SHA-256 of the data
const MAX_INPUT = 130_673; // a version byte and one frame, as large as op-batcher allows with Alt-DA
const folder = process.env.DA_FOLDER ?? 'layer';

// The DA layer: here a folder with one file per height. Replace publish and retrieve with calls to your layer.
mkdirSync(folder, { recursive: true });
let next = Math.max(0, ...readdirSync(folder).map(Number)) + 1;

async function publish(data: Buffer): Promise<number> {
  const height = next++;
  const file = await open(`${folder}/${height}`, 'wx');
  await file.writeFile(data);
  await file.sync(); // safe before anyone hears of it
  await file.close();
  return height;
}

async function retrieve(height: bigint): Promise<Buffer | undefined> {
  try {
    return await readFile(`${folder}/${height}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error; // not known to be missing
  }
}

// If the batcher retries the same input, it gets the same commitment. A restart clears this.
const known = new Map<string, Promise<Buffer>>();
const digest = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

function put(data: Buffer): Promise<Buffer> {
  const key = digest(data).toString('hex');
  const commitment =
    known.get(key) ??
    publish(data).then((height) => {
      const head = Buffer.alloc(10);
      head[0] = GENERIC;
      head[1] = LAYER;
      head.writeBigUInt64BE(BigInt(height), 2);
      return Buffer.concat([head, digest(data)]);
    });
  known.set(key, commitment);
  commitment.catch(() => known.delete(key));
  return commitment;
}

async function get(commitment: Buffer): Promise<[status: number, body: Buffer | string]> {
  // Nobody can challenge a generic commitment. Returning data without frames lets every node skip a meaningless one.
  if (commitment.length !== LENGTH || commitment[0] !== GENERIC || commitment[1] !== LAYER) return [200, ''];
  const data = await retrieve(commitment.readBigUInt64BE(2));
  if (data === undefined) return [404, 'not found'];
  if (!digest(data).equals(commitment.subarray(10))) return [502, 'the layer returned other data'];
  return [200, data];
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_INPUT) throw new Error('input too large');
    parts.push(part as Buffer);
  }
  if (size === 0) throw new Error('no input');
  return Buffer.concat(parts);
}

async function answer(request: IncomingMessage): Promise<[status: number, body: Buffer | string]> {
  const { method, url = '' } = request;
  if (method === 'POST' && url === '/put') return [200, await put(await bodyOf(request))];
  const hex = /^\/get\/0x((?:[0-9a-f]{2})+)$/.exec(url)?.[1];
  if (method === 'GET' && hex !== undefined) return get(Buffer.from(hex, 'hex'));
  return [400, 'bad request'];
}

createServer((request, response) => {
  void answer(request)
    .catch((error: unknown): [number, string] => [500, String(error)])
    .then(([status, body]) => {
      response.writeHead(status, { 'Content-Type': 'application/octet-stream' });
      response.end(body);
      console.log(request.method, request.url, status);
    });
}).listen(Number(process.env.PORT ?? 3100), '127.0.0.1', () => console.log('ready'));
