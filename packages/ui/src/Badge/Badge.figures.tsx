import type { Figures } from '../guide/types';
import { IconButton } from '../IconButton';
import { MessageCircleMore, Search, User } from '../icons';
import { Badge } from './Badge';
import type { guide } from './Badge.guide';

const one = <Badge count={1} label="1 unread" />;

export default {
  anatomy: <IconButton label="Chat" icon={<MessageCircleMore />} badge={one} />,
  pairs: {
    worth: {
      do: (
        <>
          <IconButton label="Search" icon={<Search />} />
          <IconButton label="Chat" icon={<MessageCircleMore />} badge={one} />
          <IconButton label="Profile" icon={<User />} />
        </>
      ),
      dont: (
        <>
          <IconButton label="Search" icon={<Search />} badge={<Badge count={7} label="7 ideas" />} />
          <IconButton label="Chat" icon={<MessageCircleMore />} badge={one} />
          <IconButton label="Profile" icon={<User />} badge={<Badge count={2} label="2 hints" />} />
        </>
      ),
    },
    tone: {
      do: (
        <span>
          Your Cart <Badge tone="accent" count={3} label="3 items" />
        </span>
      ),
      dont: (
        <span style={{ position: 'relative' }}>
          Your Cart <Badge count={3} label="3 items" />
        </span>
      ),
    },
  },
} satisfies Figures<typeof guide>;
