import AdmonitionTypeNote from '@theme/Admonition/Type/Note';
import AdmonitionTypeWarning from '@theme/Admonition/Type/Warning';

/**
 * Only notes and warnings. Replaces the theme's (3.10.2), whose other types add icons to every page; unknown
 * types fall back to `info`.
 */
const admonitionTypes = {
  note: AdmonitionTypeNote,
  warning: AdmonitionTypeWarning,
  info: AdmonitionTypeNote,
};

export default admonitionTypes;
