/** The theme's component draws at once, without an alternative, and as small as the window asks for. */
export { default } from '@site/src/ui/Diagram';
