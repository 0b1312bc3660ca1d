// Hands a link to the system, or copies it.
import { copied, type SharedLink } from "./SharedNote";

export async function shareLink(address: string): Promise<SharedLink> {
  if (!navigator.share) return copied(address);
  await navigator.share({ url: address }).catch(() => undefined);
  return null;
}
