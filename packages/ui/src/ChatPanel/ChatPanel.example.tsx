import { Button, ChatPanel, type ChatMessage } from '@seduh/ui';
import { useState } from 'react';

interface HelpProps {
  messages: ChatMessage[];
  send: (text: string) => void;
  retry: (id: string) => void;
}

export function Help({ messages, send, retry }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Ask a staff
      </Button>
      <ChatPanel
        open={isOpen}
        onOpenChange={setOpen}
        name="Dimas"
        note="Replies in a minute"
        emptyText="Ask about a dish, a table or your order."
        messages={messages}
        draft={draft}
        onDraftChange={setDraft}
        onSend={(text) => {
          setDraft('');
          send(text);
        }}
        onRetry={retry}
      />
    </>
  );
}
