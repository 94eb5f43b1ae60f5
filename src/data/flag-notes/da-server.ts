import { daServer as file } from '../cli-flags/daServer';
import { logging } from './shared';
import { type FlagSheet } from './types';

const daServer: FlagSheet = {
  file,
  groups: [
    {
      id: 'server',
      title: 'Server',
      intro: 'Set both, by flag or variable, although the help of the program shows defaults.',
      notes: {
        addr: 'Interface that the server listens on. [Anyone who reaches it can write](#monorepo-server), so use 127.0.0.1, or an address that only your batcher and a reverse proxy reach.',
        port: 'Port for both storing and reading; there is no second one that only reads. If another program uses it, startup fails with `failed to start the DA server` and no further detail.',
      },
    },
    {
      id: 'store',
      title: 'Store',
      intro: 'Set either a folder or a bucket. An input is stored under its commitment in hex, without `0x`.',
      notes: {
        'file.path':
          'Folder for the inputs, one file each, readable only by the user of the process. It must exist: without it the server starts, but fails every `put` with status 500 and answers every `get` with 404, which nodes take for missing data. Nothing is ever deleted, so watch the disk.',
        's3.bucket':
          'Bucket for the inputs. Set it together with the other three S3 flags and without `--file.path`. Create it first: the server neither creates it nor checks for it at startup, and without it every request fails with status 500.',
        's3.endpoint':
          'Host of the store, without a scheme. The connection always uses TLS, so you cannot use a local store on plain HTTP. With any store of this kind, the answer for a missing input is 500 and [never 404](#s3-without-404).',
        's3.access-key-id':
          'ID of the key that signs requests to the store. The key needs the right to read and write objects in the bucket, and no other.',
        's3.access-key-secret':
          'Secret that belongs to `--s3.access-key-id`. Set its variable instead of the flag, because the command line appears in the list of processes.',
      },
    },
    {
      id: 'tests',
      title: 'Flag for tests',
      notes: {
        'generic-commitment':
          'Answers an input that comes without a commitment with a random generic one, instead of its Keccak hash. It simulates a layer that uses its own references; do not use it on a chain with value.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
  ],
};

export default daServer;
