/**
 * The theme's version draws at once, unreadably small, without an alternative.
 */
export { default } from '@site/src/ui/Diagram';
