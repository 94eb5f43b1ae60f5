import { type Note } from './types';

/**
 * Notes on the flag sets that the services of the monorepo have in common (`op-service`).
 * Spread them into a group of the program's sheet.
 */
type Notes = Readonly<Record<string, Note>>;

/** op-service/log */
export const logging: Notes = {
  'log.level':
    'Drops every log line less severe than this. Lower it to `debug` while you look for a fault, and raise it again afterwards: debug output is large.',
  'log.format':
    'Chooses how a log line is written. Use `json` or `logfmt` when a collector parses the output; `text` and `terminal` are for people.',
  'log.color': 'Colors the severity in log lines. It has an effect only on the formats meant for people.',
  'log.pid':
    'Adds the process id to each line, which tells two instances apart when they write to the same stream.',
};

/** op-service/metrics */
export const metrics: Notes = {
  'metrics.enabled': 'Serves Prometheus metrics. Turn it on in production; alerts need it.',
  'metrics.addr':
    'Interface on which metrics are served. Narrow it to `127.0.0.1` or an internal address when the scraper allows.',
  'metrics.port':
    'Port for metrics. Change it when two services share a host, as all of them start with the same one.',
};

/** op-service/oppprof */
export const profiling: Notes = {
  'pprof.enabled':
    "Turns on profiling with Go's pprof: over HTTP or, if `--pprof.type` is set, into a file. Enable it to investigate memory or CPU use, not permanently.",
  'pprof.addr':
    'Interface of the profiling server. It reveals internals, so do not expose it beyond hosts you control.',
  'pprof.port': 'Port of the profiling server.',
  'pprof.path': 'File or folder into which a profile is written. It matters together with `--pprof.type`.',
  'pprof.type':
    'Kind of profile that is written to a file while the service runs. Leave it unset to use the HTTP server instead.',
};
