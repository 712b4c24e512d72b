const ALIVE = 'alive'

/** Tells the script below that the page answers by itself. */
export function answerEarlyTap(): void {
  dispatchEvent(new Event(ALIVE))
}

/** Whoever taps and gets no answer for as long as this, in milliseconds, has given it up. */
const PATIENCE_MS = 10_000

/** A page that has loaded takes its taps itself after this, in milliseconds, whether or not it said so. */
const LATEST_MS = 5_000

/**
 * Runs in a page before its own scripts arrive: a tap on a button until then is shown as noticed and done once the page answers; of
 * several the last. Links and forms with an address work by themselves.
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
