/** Made by build/plugins/iconSet.ts. */
declare module 'resident-icon-set' {
  export const icons: Readonly<Record<string, import('lucide').IconNode>>
}
