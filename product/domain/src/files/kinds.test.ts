import { describe, expect, it } from "vitest";
import { kindOf } from "./kinds.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("what a file is", () => {
  it.each([
    ["jpeg", "\xff\xd8\xff\xe0\x00\x10JFIF\0"],
    ["png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
    ["webp", "RIFF\x10\x20\0\0WEBPVP8 "],
    ["webp", "RIFF\n\r\0\0WEBPVP8X"],
    ["pdf", "%PDF-1.7\n"],
    ["heic", "\0\0\0\x18ftypheic\0\0\0\0"],
    ["heic", "\0\0\0\x18ftypmif1\0\0\0\0"],
  ] as const)("%s", (kind, start) => expect(kindOf(bytes(start))).toBe(kind));

  it.each([
    ["nothing", ""],
    ["SVG", '<svg xmlns="http'],
    ["SVG behind a declaration", "<?xml version="],
    ["HTML", "<!doctype html>"],
    ["GIF", "GIF89a"],
    ["AVIF", "\0\0\0\x1cftypavif"],
    ["a program", "MZ\x90\0"],
    ["a ZIP", "PK\x03\x04"],
    ["PDF behind something else", "\n%PDF-1.7"],
    ["half a JPEG mark", "\xff\xd8"],
    ["a sound in RIFF", "RIFF\x10\x20\0\0WAVEfmt "],
  ])("is unknown: %s", (_, start) => expect(kindOf(bytes(start))).toBe("unknown"));
});
