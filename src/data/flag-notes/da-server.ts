import { daServer as file } from '../cli-flags/daServer';
import { logging } from './shared';
import { type FlagSheet } from './types';

const daServer: FlagSheet = {
  file,
  groups: [
    {
      id: 'server',
      title: 'Server',
      intro: 'Both have to be given, by flag or variable, although the help of the program shows defaults.',
      notes: {
        addr: 'Interface that the server listens on. [Whoever reaches it can write](#monorepo-server), so give it 127.0.0.1, or an address that only your batcher and a reverse proxy reach.',
        port: 'Port for storing and for reading; there is no second one that only reads. If another program has it, the start ends with `failed to start the DA server` and says no more.',
      },
    },
    {
      id: 'store',
      title: 'Store',
      intro: 'Either a folder or a bucket. An input is kept under its commitment in hex, without `0x`.',
      notes: {
        'file.path':
          'Folder for the inputs, one file each, readable by the user of the process alone. It has to exist: the server starts without it, and then fails every `put` with status 500 and answers every `get` with 404, which nodes take for missing data. Nothing is ever deleted, so watch the disk.',
        's3.bucket':
          'Bucket for the inputs, set together with the other three flags for S3 and without `--file.path`. Create it first: the server neither does that nor looks for it at the start, and then fails every request with status 500.',
        's3.endpoint':
          'Host of the store, without a scheme; the connection is always TLS, so a local store on plain HTTP cannot be used. With any store of this kind the answer for an input that is not there is 500 and [never 404](#s3-without-404).',
        's3.access-key-id':
          'Key with which requests to the store are signed. It needs the right to read and to write objects of the bucket, and no other.',
        's3.access-key-secret':
          'Secret that belongs to `--s3.access-key-id`. Set its variable instead of the flag: the command line is in the list of processes.',
      },
    },
    {
      id: 'tests',
      title: 'Flag for tests',
      notes: {
        'generic-commitment':
          'Answers inputs that come without a commitment with a random one of the generic type, instead of their Keccak hash. It simulates a layer that uses its own references; do not use it on a chain with value.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
  ],
};

export default daServer;
