import { Badge } from '../Badge';
import type { Figures } from '../guide/types';
import { Coffee, MessageCircleMore, Search } from '../icons';
import { IconButton } from './IconButton';
import type { guide } from './IconButton.guide';

export default {
  anatomy: (
    <IconButton outlined label="Chat" icon={<MessageCircleMore />} badge={<Badge count={1} label="1 unread" />} />
  ),
  pairs: {
    known: {
      do: <IconButton outlined label="Search" icon={<Search />} />,
      dont: <IconButton outlined label="Order again" icon={<Coffee />} />,
    },
    alone: {
      do: <IconButton outlined label="Search" icon={<Search />} />,
      dont: <IconButton label="Search" icon={<Search />} />,
    },
  },
} satisfies Figures<typeof guide>;
