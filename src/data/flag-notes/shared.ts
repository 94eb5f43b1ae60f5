import { type FlagGroup, type Note } from './types';

/** Notes on flags that the monorepo's services share (`op-service`), to spread into groups of a sheet. */
type Notes = Readonly<Record<string, Note>>;

/** op-service/log */
export const logging: Notes = {
  'log.level':
    'Drops every log line less severe than this. Lower it to `debug` while you investigate a problem, and raise it again afterwards, because debug output is large.',
  'log.format':
    'How a log line is written. Use `json` when a collector parses the output. `terminal` is for people; `text` is the same as `terminal` with color and as `logfmt` without.',
  'log.color':
    'Colors log lines for people. If you leave it out, the program uses color only if its output is a terminal; set it to `false` if escape codes end up in a file.',
  'log.pid':
    'Adds the process id to each line, which tells two instances apart when they write to one stream.',
};

/** op-service/metrics */
export const metrics: Notes = {
  'metrics.enabled': 'Serves metrics for Prometheus. Turn it on in production: alerts need it.',
  'metrics.addr':
    'Interface that serves the metrics. Narrow it to `127.0.0.1` or an internal address if your scraper allows it.',
  'metrics.port':
    'Port of the metrics. Change it if two services share a host, because they all default to the same port.',
};

/** op-service/oppprof */
export const profiling: Notes = {
  'pprof.enabled':
    "Serves Go's profiles over HTTP under `/debug/pprof/`. Enable it while you investigate memory or CPU use, not permanently.",
  'pprof.addr':
    'Interface of the profiling server. Profiles reveal internals, so keep it off public networks.',
  'pprof.port':
    'Port of the profiling server. Change it if another service on the host also serves profiles.',
  'pprof.path':
    'File or folder for the profile that `--pprof.type` asks for. In a folder, the file is named after the kind of profile.',
  'pprof.type':
    'Writes a profile of this kind to a file when the program stops, whether or not the server of `--pprof.enabled` runs. Use it for runs too short to query.',
};

/** The same flags in programs that read them but never start a profiler. */
export const unusedProfiling: FlagGroup = {
  id: 'profiling',
  title: 'Profiling',
  intro:
    'The program reads these flags but never starts a profiler. They come with a set that all services share; leave them out.',
  notes: {
    'pprof.enabled': 'Does not open a server. It only makes the program check `--pprof.port`.',
    'pprof.addr': 'Not used, since no server listens.',
    'pprof.port':
      'Not used. With `--pprof.enabled`, startup fails with `invalid pprof port` if the number is out of range.',
    'pprof.path': 'Not used, since no profile is ever written.',
    'pprof.type': 'Not used, but with a word that is not on the list the program does not start.',
  },
};

/** op-service/rpc, for services that submit transactions. */
export const rpc: Notes = {
  'rpc.addr':
    'Interface of the JSON-RPC server. The default accepts connections from everywhere; narrow it to `127.0.0.1` or an internal address, especially with `--rpc.enable-admin`.',
  'rpc.port':
    'Port of the JSON-RPC server. Many execution clients use the same default, so change it if one shares the host.',
  'rpc.enable-admin':
    'Adds the `admin` and `txmgr` methods, which change the log level and fee limits and, where the service offers it, start and stop its work. They ask for no credentials: enable them only where nobody else can reach the port.',
};

/** op-service/txmgr: keys. */
export const keys: Notes = {
  'private-key':
    "Signs with this key, in hex. Simple, and fine for test networks. Every process that can read the arguments or the environment can read the key, so prefer `--signer.endpoint` in production. It can't be combined with `--mnemonic`.",
  mnemonic:
    "Signs with a key derived from this seed phrase. It needs `--hd-path`, and can't be combined with `--private-key`.",
  'hd-path':
    "Which key of `--mnemonic` to use, such as `m/44'/60'/0'/0/0`. Without a mnemonic it does nothing.",
};

/** op-service/signer and op-service/tls. */
export const remoteSigner: Notes = {
  'signer.endpoint':
    'Sends every transaction to this URL for signing with `eth_signTransaction`, so that the key stays elsewhere. It needs `--signer.address`, and takes precedence over keys given directly; releases since July 2025 refuse to start with both. The program does not start if the signer does not answer `health_status`.',
  'signer.address':
    'Account that the remote signer signs for. Set both this and `--signer.endpoint`, or neither.',
  'signer.header':
    'An HTTP header for the remote signer, as `name=value`; repeat the flag for several, or separate them with commas in the variable. Use it for a gateway that requires a token.',
  'signer.tls.enabled':
    'Uses TLS 1.3 with the remote signer and presents a client certificate. It is on by default, so a signer on a trusted network without certificates needs `--signer.tls.enabled=false`; `op-signer` always asks for a certificate.',
  'signer.tls.ca':
    "File with the authority that issued the remote signer's certificate. Read only with `--signer.tls.enabled`.",
  'signer.tls.cert':
    'File with the certificate presented to the remote signer. The program reloads it when it changes, so you can renew it without a restart.',
  'signer.tls.key': 'File with the private key that belongs to `--signer.tls.cert`.',
};

/** op-service/txmgr: sending and waiting. */
export const sending: Notes = {
  'num-confirmations':
    'How many L1 blocks, including its own, must exist before a transaction counts as confirmed. With fewer, it is confirmed sooner, but an L1 reorg undoes it more easily.',
  'resubmission-timeout':
    'How long a published transaction may stay out of a block before it is sent again with higher fees. Four L1 blocks by default; shorten it when inclusion matters more than cost.',
  'network-timeout':
    'Limit for a single request to an L1 endpoint, a node or a signer. Raise it for slow or distant endpoints that make the log fill with deadline errors.',
  'txmgr.receipt-query-interval':
    'How often to ask for the receipt of a published transaction. One L1 block by default; shorten it on a local chain with fast blocks.',
  'txmgr.not-in-mempool-timeout':
    'Gives up on a transaction that L1 has not accepted into a pool within this time, so that it can be rebuilt with a fresh nonce and fresh fees.',
  'txmgr.send-timeout':
    'Limit for the whole life of a transaction, including fee increases. It is off by default, because giving up on a transaction breaks the order of those after it; if you set one, allow at least 20 minutes.',
  'safe-abort-nonce-too-low-count':
    'How many times L1 can answer that the nonce is too low before the service gives up on the transaction. It takes several, because a reorg can undo a transaction that was in a block; before the first successful publication, one is enough.',
  'txmgr.already-published-custom-errs':
    'Error texts, or parts of them, that mean L1 already knows the transaction. Set it for an L1 endpoint that words its error for a resubmission differently.',
};

/** op-service/txmgr: fees. */
export const fees: Notes = {
  'fee-limit-multiplier':
    "Caps fee increases at this multiple of what L1 currently suggests, to guard against runaway spending. Raise it if transactions stay stuck when fees rise quickly. Note that the name of its variable contains `TXMGR`, although the flag's name doesn't.",
  'txmgr.fee-limit-threshold':
    "Below this many gwei, `--fee-limit-multiplier` doesn't apply. That lets fees rise freely on test networks, where multiples of tiny numbers mean nothing; lower it to apply the cap earlier.",
  'txmgr.min-tip-cap':
    'Lowest priority fee to offer, in gwei. Lower it on networks where 1 gwei is far above the market; it must not exceed `--txmgr.min-basefee`.',
  'txmgr.min-basefee':
    'Lowest L1 base fee, in gwei, to assume. A floor avoids replacements when the fee rises from almost nothing. The fee cap is twice the base fee plus the tip, so this bounds what you offer, not what you pay.',
};

/** op-service/txmgr since March 2025: fee ceilings. */
export const feeCeilings: Notes = {
  'txmgr.max-tip-cap':
    'Highest priority fee, in gwei, that L1 may suggest. Above it, the service makes no transaction and tries again later, so set it only if you would rather wait than pay.',
  'txmgr.max-basefee':
    'Highest L1 base fee, in gwei, at which the service still makes transactions. Above that, it waits and its backlog grows; leave it off unless someone monitors the service.',
};

/** op-service/txmgr since May 2025: transient errors. */
export const retries: Notes = {
  'txmgr.retry-interval':
    'Pause before another attempt after an error that is expected to pass, such as a gap in the nonces of the blob pool. It takes effect only if shorter than `--resubmission-timeout`.',
  'txmgr.max-retries':
    'How many such attempts to make before giving up on the transaction. 0 gives up at the first error.',
};

/** op-service/txmgr since July 2025: rebroadcasting, and blobs after Fusaka. */
export const rebroadcast: Notes = {
  'txmgr.rebroadcast-interval':
    'Publishes a transaction again, unchanged, at this interval until a block includes it, which helps if L1 nodes drop it from their pools. It takes effect only if shorter than `--resubmission-timeout`; 0 turns it off.',
  'txmgr.cell-proof-time':
    'Unix time from which blob transactions carry cell proofs, which L1 has required since Fusaka. Leave it out on Ethereum, Sepolia, Holesky and Hoodi, whose times are built in; set it for your own L1.',
};
