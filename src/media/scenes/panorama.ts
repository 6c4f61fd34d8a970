export function drawPanorama(palette: "company" | "kids"): string { return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 650"><title>${palette}</title></svg>`; }
