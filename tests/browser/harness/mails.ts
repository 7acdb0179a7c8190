import { toReceivedMail, type ReceivedMail } from '../../api/harness/mails';

/**
 * Waits until the server at `url` has sent all queued mails, and returns the newest mail to an address from its outbox.
 */
export async function fetchNewestMail(url: string, email: string): Promise<ReceivedMail> {
  for (;;) {
    const response = await fetch(`${url}/outbox`, { headers: { accept: 'application/json' } });
    const { waiting, mails }: { waiting: number; mails: ReceivedMail[] } = await response.json();
    const newest = mails.find(({ to }) => to === email);
    if (waiting === 0 && newest) return toReceivedMail(newest);
    if (waiting === 0) throw new Error(`There is no mail to ${email}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
