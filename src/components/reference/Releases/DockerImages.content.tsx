import { type ReactNode } from 'react';

import { dockerImages } from '@site/src/data/releases';

/** Published images of each component. */
export default function DockerImages(): ReactNode {
  return (
    <ul>
      {dockerImages.images.map((image) => (
        <li key={image}>
          <code>
            {dockerImages.registry}/{image}
          </code>
        </li>
      ))}
    </ul>
  );
}
