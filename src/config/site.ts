/** Variables of {@link siteOf}; empty counts as missing, as CI sets them. */
type Environment = Readonly<
  Partial<Record<'SITE_URL' | 'BASE_URL' | 'REPOSITORY_URL' | 'FEEDBACK_URL', string>>
>;

/** Addresses of the site and its repository. */
export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Origin without trailing slash. */
  readonly url: string;
  /** Path with leading and trailing slash. */
  readonly baseUrl: string;
  /** Base of edit links and issue forms, without trailing slash. */
  readonly repositoryUrl: string;
  readonly branch: string;
  /** Endpoint for feedback: path or address. Without it a form is linked. */
  readonly feedbackUrl?: string;
}

/** Reads the environment. Throws a sentence for each invalid variable. */
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

/** Whether an address is an origin only. */
function isOrigin(address: string): boolean {
  return /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address;
}

/** Whether an address is https, without query and fragment. */
function isHttps(address: string): boolean {
  return /^https:\/\/[^\s?#@]+$/.test(address) && URL.canParse(address);
}

/** Whether an endpoint is a path, or an address valid in a CSP. */
function isEndpoint(address: string): boolean {
  const path = /^(\/[\w.~-]+)+$/;
  const [, rest = ''] =
    /^(?:https:\/\/[\w.-]+(?::\d+)?|http:\/\/localhost(?::\d+)?)(\/.*)$/.exec(address) ?? [];
  return path.test(address) || (path.test(rest) && URL.canParse(address));
}

/** Without trailing slashes. */
function withoutEnd(address: string): string {
  return address.replace(/\/+$/, '');
}

/** This site; forks set environment variables instead of editing. */
export const site = siteOf(process.env);
