import serverRendered from '../../../ui/DataTable/serverRendered';

/** Published images of each component: `<DockerImages />`. */
const DockerImages = serverRendered(() => import('./DockerImages.content'));

export default DockerImages;
