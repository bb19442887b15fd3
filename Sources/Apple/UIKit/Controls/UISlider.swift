// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A slider, which is never moved in a widget.
open class UISlider: UIControl {
  /// The value of the slider.
  open var value: Float = 0
  /// The least value of the slider.
  open var minimumValue: Float = 0
  /// The greatest value of the slider.
  open var maximumValue: Float = 1
  /// Whether it tells of each move.
  open var isContinuous = true
  /// The color before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The color after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?
  /// The image at the least value.
  open var minimumValueImage: UIImage?
  /// The image at the greatest value.
  open var maximumValueImage: UIImage?
  /// Sets the value at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing, as a widget has no screen.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Does nothing, as a widget has no screen.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Does nothing, as a widget has no screen.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// Returns `bounds`, as a widget has no screen.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns zero, as a widget has no screen.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    .zero
  }
}

/// A switch, which is never used in a widget.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The color when it is on.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?
  /// The text beside it; nil for none.
  open var title: String?
  /// The look of a switch.
  public enum Style: Int, Sendable {
    /// As the device has it.
    case automatic
    /// A box with a check mark, as on the Mac.
    case checkbox
    /// A thumb that slides, as on iPhone.
    case sliding
  }
  /// The look that is asked for.
  open var preferredStyle = Style.automatic
  /// The look that it has: a thumb that slides.
  open var style: Style { .sliding }
  /// Turns it on or off at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Two buttons for a number, which are never pressed.
open class UIStepper: UIControl {
  /// The number of the buttons.
  open var value: Double = 0
  /// The least number of all.
  open var minimumValue: Double = 0
  /// The greatest number of all.
  open var maximumValue: Double = 100
  /// What is added by a button.
  open var stepValue: Double = 1
  /// Whether it tells of each step.
  open var isContinuous = true
  /// Whether a held button goes on.
  open var autorepeat = true
  /// Whether the least follows the greatest.
  open var wraps = false
}

/// Several buttons of which one is on, which are never pressed.
open class UISegmentedControl: UIControl {
  /// The number of no button.
  public static let noSegment = -1
  private var titles: [String?] = []
  /// Creates buttons of titles and images.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String }
    super.init(frame: .zero)
  }
  /// Creates a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The number of the button that is on.
  open var selectedSegmentIndex = noSegment
  /// The color of that button.
  open var selectedSegmentTintColor: UIColor?
  /// Whether no button stays on.
  open var isMomentary = false
  /// Whether widths are those of contents.
  open var apportionsSegmentWidthsByContent = false
  /// How many buttons there are.
  open var numberOfSegments: Int { titles.count }
  /// Adds a button with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
  }
  /// Adds a button with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    titles.insert(nil, at: min(max(segment, 0), titles.count))
  }
  /// Removes a segment by its number.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  /// Removes all buttons at once.
  open func removeAllSegments() { titles = [] }
  /// Sets the title of a button.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  /// Returns the title of a button.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Does nothing, as a widget has no screen.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// Does nothing, as a widget has no screen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Does nothing, as a widget has no screen.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Does nothing, as a widget has no screen.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }
}

/// Dots for pages, which are never drawn.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The number of the page, from 0.
  open var currentPage = 0
  /// Whether one page has no dot.
  open var hidesForSinglePage = false
  /// The color of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether there is something behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Only while a finger is on it.
    case automatic
    /// Always, as it is important.
    case prominent
    /// Never, as it is not important.
    case minimal
  }
  /// Whether there is something behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger that moves over the dots turns pages.
  open var allowsContinuousInteraction = true
  /// The image in place of dots; nil for dots.
  open var preferredIndicatorImage: UIImage?
  /// The image in place of the page's dot; nil for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]
  /// Sets the image in place of a page's dot; nil for that of the others.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// Returns the image in place of a page's dot; that of all if it has none of its own.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    images[page] ?? preferredIndicatorImage
  }
  /// Returns the size of so many dots: none here.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
}

/// A bar that fills, which is never drawn.
open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Hashable, Sendable { case `default`, bar }
  /// How much is done, from 0 to 1.
  open var progress: Float = 0
  /// How the bar looks.
  open var progressViewStyle = Style.default
  /// The color of what is done.
  open var progressTintColor: UIColor?
  /// The color of the rest.
  open var trackTintColor: UIColor?
  /// What tells how much is done.
  open var observedProgress: Progress?
  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets how much is done at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// What lets users choose a date, which they never do.
open class UIDatePicker: UIControl {
  /// What is chosen of a date.
  public enum Mode: Int, Hashable, Sendable {
    /// The parts of a date that are chosen.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// What is chosen of a date.
  open var datePickerMode = Mode.dateAndTime
  /// How it looks best.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle { .compact }
  /// The date that is chosen.
  open var date = Date()
  /// The first date; nil for any.
  open var minimumDate: Date?
  /// The last date; nil for any.
  open var maximumDate: Date?
  /// The minutes between times.
  open var minuteInterval = 1
  /// The length that is chosen, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The locale; nil for the user's.
  open var locale: Locale?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar of the dates.
  open var calendar: Calendar! = .current
  /// The time zone; nil for the user's.
  open var timeZone: TimeZone?
  /// Whether dates are rounded.
  open var roundsToMinuteInterval = true
  /// Sets the date at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a picker of dates looks.
public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }
