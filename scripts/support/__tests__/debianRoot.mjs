/** Simulates root (or USER_ID) on Debian, with the files below MACHINE. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { existsSync, readFileSync } = fs;
process.getuid = () => Number(process.env.USER_ID ?? 0);
fs.existsSync = (file) => existsSync(path.join(process.env.MACHINE, file));
fs.readFileSync = (file, ...rest) =>
  file === '/etc/os-release' ? 'ID=debian\n' : readFileSync(file, ...rest);
syncBuiltinESMExports();
