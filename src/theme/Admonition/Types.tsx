import AdmonitionTypeNote from '@theme/Admonition/Type/Note';
import AdmonitionTypeWarning from '@theme/Admonition/Type/Warning';

/**
 * Replaces the theme's (3.10.2), whose other kinds bring their icons to every page: the site has notes and warnings.
 * The theme falls back to `info`.
 */
const admonitionTypes = {
  note: AdmonitionTypeNote,
  warning: AdmonitionTypeWarning,
  info: AdmonitionTypeNote,
};

export default admonitionTypes;
