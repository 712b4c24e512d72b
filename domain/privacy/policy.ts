/**
 * The version of the privacy policy in `app/messages/en/profile/privacy.ts`: the day from which it holds. A new one is asked for at the next
 * visit of everybody who is signed in, so it is raised when what happens to data changes, not for a typing error.
 */
export const PRIVACY_VERSION = '2026-11-29'
