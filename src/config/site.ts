/**
 * Where the site and its repository live. Everything that names either of them reads it from here;
 * a fork or a deployment elsewhere sets the environment variables instead of editing files.
 */
export const site = {
  title: 'OP Stack Docs',
  tagline: 'Build on, run and audit the OP Stack and the Superchain',
  /** Origin the site is served from, without a trailing slash. */
  url: process.env.SITE_URL ?? 'https://op-stack-docs.github.io',
  /** Path the site is served under, with a slash at both ends. */
  baseUrl: process.env.BASE_URL ?? '/',
  /** Home of the sources; edit links and issue forms start with it. */
  repositoryUrl: process.env.REPOSITORY_URL ?? 'https://github.com/op-stack-docs/op-stack-docs',
  branch: 'main',
} as const;
