const ALIVE = 'alive'

/** Tells the script below that the page answers by itself. */
export function answerEarlyTap(): void {
  dispatchEvent(new Event(ALIVE))
}

/** An older tap is not replayed, in milliseconds: whoever made it has given up. */
const PATIENCE_MS = 10_000

/** How long after `load` taps are no longer held, in milliseconds, even if the page never said that it answers. */
const LATEST_MS = 5_000

/**
 * Runs in a page before its own scripts arrive: a tap on a button is acknowledged at once and replayed when the page can answer; only
 * the last of several counts. Links and forms with an address work by themselves.
 */
export const keepEarlyTap = `{
  let tapped, since
  const keep = (event) => {
    const button = event.target.closest('button')
    if (button === null || button.form?.hasAttribute('action')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    delete tapped?.dataset.tapped
    tapped = button
    since = Date.now()
    button.dataset.tapped = ''
  }
  document.addEventListener('click', keep, true)
  addEventListener('${ALIVE}', () => {
    document.removeEventListener('click', keep, true)
    delete tapped?.dataset.tapped
    if (tapped?.isConnected && Date.now() - since < ${PATIENCE_MS}) tapped.click()
  }, { once: true })
  addEventListener('load', () => setTimeout(() => dispatchEvent(new Event('${ALIVE}')), ${LATEST_MS}))
}`
