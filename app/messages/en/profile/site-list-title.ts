/** The title of the lists of sites, and the button that keeps one. */
export const siteListTitleMessages = { title: 'Lists by site', keep: 'Keep as a list' }
