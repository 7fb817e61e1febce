/** Pictures of a camera weigh many megabytes, of which a document needs one: large ones are drawn smaller before they are sent. */
const longestSide = 2200;
const smallEnough = 900_000;

export async function shrinkChosen(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  if (chosen.every((file) => !isLargePicture(file))) return;
  const transfer = new DataTransfer();
  for (const file of chosen) transfer.items.add(isLargePicture(file) ? await shrunk(file).catch(() => file) : file);
  input.files = transfer.files;
}

const isLargePicture = ({ type, size }: File) => type.startsWith("image/") && size > smallEnough;

async function shrunk(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
  return blob && blob.size < file.size ? new File([blob], "photo.jpg", { type: "image/jpeg" }) : file;
}
