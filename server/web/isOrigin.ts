/** Whether a text is an origin as browsers send it, such as "https://www.example.com": no path, not even a slash. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text
