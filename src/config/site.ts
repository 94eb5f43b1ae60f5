/** The variables that {@link siteOf} reads; an empty one counts as missing, since CI sets unset ones so. */
type Environment = Readonly<Partial<Record<'SITE_URL' | 'BASE_URL' | 'REPOSITORY_URL', string>>>;

/** Where the site and its repository live, with slashes where those who build addresses expect them. */
export function siteOf({ SITE_URL, BASE_URL, REPOSITORY_URL }: Environment) {
  return {
    title: 'OP Stack Docs',
    tagline: 'Build on, run and audit the OP Stack and the Superchain',
    /** Origin the site is served from, without a trailing slash. */
    url: withoutEnd(SITE_URL || 'https://op-stack-docs.github.io'),
    /** Path the site is served under, with a slash at both ends. */
    baseUrl: `${withoutEnd(`/${BASE_URL ?? ''}`)}/`.replace(/^\/+/, '/'),
    /** Home of the sources; edit links and issue forms start with it. Without a trailing slash. */
    repositoryUrl: withoutEnd(REPOSITORY_URL || 'https://github.com/op-stack-docs/op-stack-docs'),
    branch: 'main',
  } as const;
}

/** An address without slashes at its end. */
function withoutEnd(address: string): string {
  return address.replace(/\/+$/, '');
}

/**
 * The site at hand. Everything that names where it or its repository lives reads it from here;
 * a fork or a deployment elsewhere sets the environment variables instead of editing files.
 */
export const site = siteOf(process.env);
