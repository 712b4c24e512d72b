const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a person knows a browser by, from its User-Agent: `Chrome on Android`; empty when it says nothing known. */
export function deviceName(userAgent = ''): string {
  const find = (table: typeof browsers): string | undefined =>
    table.find(([sign]) => sign.test(userAgent))?.[1]
  return [find(browsers), find(systems)].filter((part) => part !== undefined).join(' on ')
}
