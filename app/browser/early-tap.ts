const ALIVE = 'alive'

/** Tells the script below that the page answers by itself. */
export function answerEarlyTap(): void {
  dispatchEvent(new Event(ALIVE))
}

/** Age in milliseconds from which a tap is not replayed: the person has given up. */
const PATIENCE_MS = 10_000

/** Time after `load` from which taps are no longer held, in milliseconds, even if the page never said that it answers. */
const LATEST_MS = 5_000

/**
 * Runs in a page before its own scripts arrive: a tap on a button is acknowledged at once and replayed when the page can answer; only
 * the last of several counts. What is typed, pasted or chosen in a field is given to the page then, after what it brought itself.
 * Links and forms with an address work by themselves.
 */
export const keepEarlyTap = `{
  let tapped, since
  const typed = new Map()
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
  const note = ({ target }) => typed.set(target, target.type === 'checkbox' || target.type === 'radio' ? target.checked : target.value)
  const give = (to, field) => {
    const now = field.isConnected ? field : document.getElementById(field.id)
    if (now === null) return
    if (typeof to === 'boolean') {
      now.checked = !to
      now.click()
      return
    }
    const own = now.value
    const both = now.type === 'textarea' && own !== '' && !to.startsWith(own) ? own.trimEnd() + '\\n' + to : to
    if (now.type !== 'select-one') now.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value').set.call(now, both)
    for (const kind of ['input', 'change']) now.dispatchEvent(new Event(kind, { bubbles: true }))
    // it was left before anybody listened
    if (document.activeElement !== now) now.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  const free = () => {
    document.removeEventListener('click', keep, true)
    delete tapped?.dataset.tapped
    if (tapped?.isConnected && Date.now() - since < ${PATIENCE_MS}) tapped.click()
    tapped = undefined
  }
  document.addEventListener('click', keep, true)
  document.addEventListener('input', note, true)
  addEventListener('${ALIVE}', () => {
    document.removeEventListener('input', note, true)
    typed.forEach(give)
    free()
  }, { once: true })
  addEventListener('load', () => setTimeout(free, ${LATEST_MS}))
}`
