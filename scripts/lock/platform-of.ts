/** The platform fields of a lock entry: which machines a package is for. */
export type Platform = { readonly cpu?: string[]; readonly libc?: string[]; readonly os?: string[] }

const operatingSystems: Readonly<Record<string, string>> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  macos: 'darwin',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win: 'win32',
  win32: 'win32',
  windows: 'win32',
}

const processors = new Set(
  'arm arm64 ia32 loong64 mips64el ppc64 ppc64le riscv64 s390x wasm32 x64'.split(' '),
)

const libraries: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/** Reads the platform out of a package name: `@oxlint/binding-linux-x64-musl` is for linux, x64, musl. */
export function platformOf(name: string): Platform {
  const words = name.toLowerCase().split(/[-/]/)
  const cpu = words.find((word) => processors.has(word))
  const libc = words.map((word) => libraries[word]).find((found) => found !== undefined)
  const os = words.map((word) => operatingSystems[word]).find((found) => found !== undefined)
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  }
}
