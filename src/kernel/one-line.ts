/** Text on one line of at most `most` characters; `mark` says that the rest was left off. */
export function oneLine(text: string, most: number, mark = '…'): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('')}${mark}`;
}
