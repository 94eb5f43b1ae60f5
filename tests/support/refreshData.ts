import { refresh } from '../../scripts/refresh/command';

/** What a run of `npm run data:refresh` ends with. */
export interface Refreshing {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run data:refresh` in this process, where it starts at once. */
export async function refreshData(...args: readonly string[]): Promise<Refreshing> {
  const told = { log: '', error: '' };
  const status = await refresh(args, {
    log: (text: string) => {
      told.log += `${text}\n`;
    },
    error: (text: string) => {
      told.error += `${text}\n`;
    },
  });
  return { status, stdout: told.log, stderr: told.error };
}
