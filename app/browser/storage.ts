/** The text kept under a key; null when there is none or the device refuses. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is switched off: the page works without it
  }
}

/** Keeps a text on this device. False when the device refuses. */
export function writeStorage(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls `changed` whenever another tab has changed a key. */
export function onStorageChange(changed: (key: string, text: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== null) changed(event.key, event.newValue)
  })
}
