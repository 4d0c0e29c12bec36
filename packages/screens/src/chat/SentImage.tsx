import { fetchChatImage } from '@seduh/api-client';
import { Button, RotateCcw, Skeleton } from '@seduh/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../lib/words/words';
import { chatWords } from './words';

interface SentImageProps {
  orderId: string;
  messageId: number;
  alt: string;
}

/** A picture of the chat. It is fetched as whoever is logged in, since nobody gets it by its address. */
export function SentImage(props: SentImageProps) {
  const [tries, setTries] = useState(0);
  return <Fetched key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Fetched({ orderId, messageId, alt, onRetry }: SentImageProps & { onRetry: () => void }) {
  const m = useWords(chatWords);
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    let made: string | undefined;
    fetchChatImage(orderId, messageId).then(
      (picture) => {
        made = isHere ? URL.createObjectURL(picture) : undefined;
        return setAddress(made);
      },
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
      // what nobody shows any more must not stay in memory
      if (made) URL.revokeObjectURL(made);
    };
  }, [orderId, messageId]);

  if (address) return <img src={address} alt={alt} />;
  if (failed) {
    return (
      <Button className="chat-again" variant="line" size="sm" icon={<RotateCcw />} onClick={onRetry}>
        {m.pictureFailed}
      </Button>
    );
  }
  return (
    <span role="status" aria-label={m.pictureComing} className="chat-wait">
      <Skeleton height="auto" />
    </span>
  );
}
