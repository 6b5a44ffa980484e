// The size of the window, asked for once: while a table is being drawn the answer would cost a layout.
class Window {
  width = $state(globalThis.innerWidth || 1440);
  height = $state(globalThis.innerHeight || 900);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const windowSize = new Window();
