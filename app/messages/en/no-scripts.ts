/** The note of a page whose scripts are off; only the server renders it. */
export const noScriptsMessages = {
  title: 'Scripts are off in this browser.',
  text: 'You can browse, search and filter. Signing in, the cart, Quick Order and ordering need scripts: allow them for this site, or order by phone:',
}
