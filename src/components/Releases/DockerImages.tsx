import island from '../DataTable/island';
import Content from './DockerImages.server';

/** Images that are published for each component: `<DockerImages />`. */
const DockerImages = island(Content, () => import('./DockerImages.content'));

export default DockerImages;
