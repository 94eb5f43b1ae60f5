import island from '../../../ui/DataTable/island';

/** Images that are published for each component: `<DockerImages />`. */
const DockerImages = island(() => import('./DockerImages.content'));

export default DockerImages;
