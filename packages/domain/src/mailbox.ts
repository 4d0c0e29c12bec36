const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * One spelling for what is one mailbox nearly everywhere: in lower case, without a `+tag`, and at Gmail without dots. Only
 * to recognise somebody by; accounts and mails go by the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  // an address that is only a tag still belongs to somebody
  if (at < 1 || name === '') return address;
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
