/**
 * Replaces the theme's (3.10.2), which draws at once, unreadably small, without
 * an alternative.
 */
export { default } from '@site/src/ui/Diagram';
