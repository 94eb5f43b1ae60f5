import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const here = import.meta.url;

export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && context.parentURL) {
    const asked = new URL(specifier, context.parentURL);
    for (const candidate of [asked.href.replace(/\.js$/, '.ts'), `${asked.href}.ts`]) {
      if (candidate.endsWith('.ts') && existsSync(fileURLToPath(candidate)))
        return { url: candidate, shortCircuit: true };
    }
  }
  const bare = !/^(\.|\/|file:|node:)/.test(specifier);
  return next(specifier, bare ? { ...context, parentURL: here } : context);
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !/\.m?ts$/.test(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: pathToFileURL(file).pathname,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return { format: 'module', source: outputText, shortCircuit: true };
}
