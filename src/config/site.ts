/** The variables that {@link siteOf} reads; an empty one counts as missing, since CI sets unset ones so. */
type Environment = Readonly<
  Partial<Record<'SITE_URL' | 'BASE_URL' | 'REPOSITORY_URL' | 'FEEDBACK_URL', string>>
>;

/** Where the site and its repository live, with slashes where those who build addresses expect them. */
export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Origin the site is served from, without a trailing slash. */
  readonly url: string;
  /** Path the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Home of the sources; edit links and issue forms start with it. Without a trailing slash. */
  readonly repositoryUrl: string;
  readonly branch: string;
  /** Where answers to "Was this page useful?" are sent: a path of the host or an address. Without one they lead to a form. */
  readonly feedbackUrl?: string;
}

/** Reads the environment. Throws with a sentence for each variable that cannot be used. */
export function siteOf({ SITE_URL, BASE_URL, REPOSITORY_URL, FEEDBACK_URL }: Environment): Site {
  const url = withoutEnd(SITE_URL || 'https://op-stack-docs.github.io');
  const baseUrl = `${withoutEnd(`/${BASE_URL ?? ''}`)}/`.replace(/^\/+/, '/');
  const repositoryUrl = withoutEnd(REPOSITORY_URL || 'https://github.com/op-stack-docs/op-stack-docs');
  const problems = [
    ...(isOrigin(url)
      ? []
      : [`SITE_URL is "${SITE_URL}"; it has to be an origin alone, as in https://docs.example.org.`]),
    ...(/^\/((?!\.{1,2}\/)[\w.-]+\/)*$/.test(baseUrl)
      ? []
      : [
          `BASE_URL is "${BASE_URL}"; it has to be / or a path of letters from a to z, digits and . _ -, as in /docs/.`,
        ]),
    ...(isHttps(repositoryUrl)
      ? []
      : [
          `REPOSITORY_URL is "${REPOSITORY_URL}"; it has to be an address that begins with https://, as in https://github.com/example/docs.`,
        ]),
    ...(!FEEDBACK_URL || isEndpoint(FEEDBACK_URL)
      ? []
      : [
          `FEEDBACK_URL is "${FEEDBACK_URL}"; it has to be a path of the host, as in /api/feedback, or an address that begins with https://, of letters, digits and . _ ~ - alone.`,
        ]),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {
    title: 'OP Stack Docs',
    tagline: 'Build on, run and audit the OP Stack and the Superchain',
    url,
    baseUrl,
    repositoryUrl,
    branch: 'main',
    ...(FEEDBACK_URL ? { feedbackUrl: FEEDBACK_URL } : {}),
  };
}

/** Whether an address is an origin: a scheme and a host, perhaps with a port, and nothing else. */
function isOrigin(address: string): boolean {
  return /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address;
}

/** Whether an address leads to a page that others can be named after: with a host, and nothing behind the path. */
function isHttps(address: string): boolean {
  return /^https:\/\/[^\s?#@]+$/.test(address) && URL.canParse(address);
}

/** Whether answers can be sent somewhere: a path of the host, or an address that a security policy can name as it is. */
function isEndpoint(address: string): boolean {
  const path = /^(\/[\w.~-]+)+$/;
  const [, rest = ''] =
    /^(?:https:\/\/[\w.-]+(?::\d+)?|http:\/\/localhost(?::\d+)?)(\/.*)$/.exec(address) ?? [];
  return path.test(address) || (path.test(rest) && URL.canParse(address));
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
