import island from '../../../ui/DataTable/island';

/** Published images of each component: `<DockerImages />`. */
const DockerImages = island(() => import('./DockerImages.content'));

export default DockerImages;
