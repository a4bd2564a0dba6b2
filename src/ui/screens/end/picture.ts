/** A drawing as a picture to keep. */

/** The picture has so many points for each unit of the drawing. */
const SCALE = 1.5;

/** The drawing as a PNG. Throws if the browser cannot draw it. */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const text = alone(svg, await letters());
  const image = new Image(width * SCALE, height * SCALE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The canvas gave no picture.'))), 'image/png'),
  );
}

/** The text of a drawing that stands alone, with its letters in it. `faces`: the style sheet of the letters. */
export function alone(svg: SVGSVGElement, faces: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = faces;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** The page's letters as a style sheet that needs no other file: a picture fetches none. */
async function letters(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, at: sheet.href }] : [])),
  );
  const faces = rules.map(async ({ rule, at }) => {
    const path = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1] ?? '';
    const file = await (await fetch(new URL(path, at ?? document.baseURI))).blob();
    return rule.cssText.replace(path, await dataOf(file));
  });
  return (await Promise.all(faces)).join('\n');
}

const dataOf = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
