import type { siteListTitleMessages as English } from '#app/messages/en/profile/site-list-title.ts'
/** The title of the lists of sites, and the button that keeps one. */
export const siteListTitleMessages: typeof English = { title: 'साइट की लिस्टें', keep: 'लिस्ट बनाकर रखें' }
