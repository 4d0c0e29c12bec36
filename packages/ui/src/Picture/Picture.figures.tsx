import { Heard } from '../fixtures/Heard';
import { latte, matcha } from '../fixtures/pictures';
import type { Figures } from '../guide/types';
import { Picture } from './Picture';
import type { guide } from './Picture.guide';

// as wide as a banner, with something at either side
const wide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><path fill="#e2efd9" d="M0 0h240v120H0z"/><circle cx="62" cy="60" r="40" fill="#6a4029"/><circle cx="178" cy="60" r="40" fill="#c67a02"/></svg>',
)}`;

export default {
  anatomy: <Picture src={latte.src} alt="Hazelnut latte from above" width={160} height={160} shape="square" />,
  pairs: {
    alt: {
      do: (
        <>
          <Picture src={matcha.src} alt="" width={72} height={72} shape="circle" /> Matcha Latte
          <Heard>Matcha Latte</Heard>
        </>
      ),
      dont: (
        <>
          <Picture src={matcha.src} alt="Picture of Matcha Latte" width={72} height={72} shape="circle" /> Matcha Latte
          <Heard>Picture of Matcha Latte, image. Matcha Latte</Heard>
        </>
      ),
    },
    shape: {
      do: <Picture src={latte.src} alt="Hazelnut latte" width={120} height={120} shape="circle" />,
      dont: <Picture src={wide} alt="Two cups on a table" width={120} height={120} shape="circle" />,
    },
  },
} satisfies Figures<typeof guide>;
