const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  console: 'Shell',
  diff: 'Diff',
  docker: 'Dockerfile',
  go: 'Go',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  md: 'Markdown',
  mdx: 'MDX',
  nginx: 'nginx',
  python: 'Python',
  rust: 'Rust',
  sh: 'Shell',
  shell: 'Shell',
  sol: 'Solidity',
  solidity: 'Solidity',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
  yaml: 'YAML',
  yml: 'YAML',
};

const plain: readonly string[] = ['text', 'txt', 'log'];

/** Display name of a language; undefined for plain text. */
export default function languageName(language: string): string | undefined {
  return plain.includes(language) ? undefined : (names[language] ?? language);
}
